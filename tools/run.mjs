/**
 * What every npm script starts: `exec node tools/run.mjs <command> [arguments]`. It runs on the Node that the machine
 * has, installs and builds what is out of date, and hands over to the Node that the project is written for.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `需要 Node.js 20.19 或更新的版本，当前是 ${process.version}。请从 https://nodejs.org 安装后重试。\n` +
      `Node.js 20.19 or later is needed, this is ${process.version}. Please install it from https://nodejs.org.\n`,
  );
  process.exit(1);
}

// Not a static import: an older Node would stumble over these before it could say the sentence above.
const { main } = await import('./run/main.mjs');
process.exitCode = await main(process.argv.slice(2));
