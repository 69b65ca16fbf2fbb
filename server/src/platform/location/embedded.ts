import { createRequire } from 'node:module';
import type * as ip2region from 'ip2region';
import type { Location, LocationFinder } from './port.ts';

type Package = typeof ip2region;
type Database = InstanceType<Package['default']>;

/** The package is CommonJS with its class under `default`, which an ESM import would hide one level deeper. */
const require = createRequire(import.meta.url);

/**
 * Looks addresses up in the ip2region data that its package carries: offline, 12 MB read on the first look-up. The data
 * is as old as the package: good for a first guess of someone's city, not as evidence of where they are.
 */
export function createEmbeddedLocationFinder(): LocationFinder {
  let database: Database | undefined;
  return {
    find(address) {
      if (database === undefined) {
        const { default: Ip2Region } = require('ip2region') as Package;
        database = new Ip2Region();
      }
      return Promise.resolve(locationOf(database.search(address)));
    },
  };
}

function locationOf(found: ReturnType<Database['search']>): Location | null {
  if (found === null || found.country !== '中国') return null;
  const { province, city } = found;
  if (province === '' && city === '') return null;
  return { province: province === '' ? null : province, city: city === '' ? null : city };
}
