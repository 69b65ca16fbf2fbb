import { makeDataFolder, removeDataFolder, startProduct } from '../../e2e/harness/product.ts';
import { median, residentMegabytes, type Figure, type Row } from '../figure.ts';

const starts = 3;

/** From the start of the process to its first answer, and what one copy holds when nobody uses it. */
export const startTime: Row = {
  name: 'start',
  async measure() {
    const dataFolder = await makeDataFolder();
    const first = await startProduct({ dataFolder });
    await first.stop();
    const times: number[] = [];
    let memory = Number.NaN;
    for (let round = 0; round < starts; round += 1) {
      const product = await startProduct({ dataFolder });
      times.push(product.startedIn / 1000);
      if (round === starts - 1 && process.platform === 'linux') memory = residentMegabytes(product.pid);
      await product.stop();
    }
    await removeDataFolder(dataFolder);
    const figures: Figure[] = [
      {
        id: 'second-start',
        what: 'second start to the first answer',
        whatChinese: '再次启动到可用',
        value: median(times),
        unit: 's',
        bar: { atMost: 3 },
        detail: `median of ${starts}; the first start, which makes the database, took ${(first.startedIn / 1000).toFixed(1)} s`,
      },
    ];
    if (Number.isNaN(memory)) return figures;
    const detail = 'RSS of the server process after its start, without the database';
    return [
      ...figures,
      {
        id: 'idle-memory',
        what: 'one idle copy',
        whatChinese: '空闲时内存',
        value: memory,
        unit: 'MB',
        bar: { atMost: 240 },
        detail,
      },
    ];
  },
};
