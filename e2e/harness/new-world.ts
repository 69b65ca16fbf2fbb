import type { TestProject } from 'vitest/node';
import { databaseEnded, makeDataFolder, removeDataFolder, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a product that was started once, used by nobody, and ended. */
    newWorld: string;
  }
}

/** Starts the product once for all journeys of a run: what each begins with is a copy of that, which takes no seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await makeDataFolder();
  const product = await startProduct({ dataFolder });
  await product.stop();
  await databaseEnded(dataFolder);
  project.provide('newWorld', dataFolder);
  return () => removeDataFolder(dataFolder);
}
