import { dictionaryEndpoints } from '@pinjian/contract/dictionary.ts';
import { bind } from '#server/bind.ts';
import { findLocation } from './find-location.ts';
import { getCityTree } from './get-city-tree.ts';
import { getDictLabels, getDictLabelsByType } from './get-dict-labels.ts';
import { getIndustryTree, getJobTree } from './get-trees.ts';
import { listCities } from './list-cities.ts';
import { listDistricts } from './list-districts.ts';
import { suggestMajors } from './suggest-majors.ts';
import { suggestSchools } from './suggest-schools.ts';
import { suggestSkills } from './suggest-skills.ts';

export const routes = bind(dictionaryEndpoints, {
  getCityTree,
  getDictLabels,
  getDictLabelsByType,
  getJobTree,
  getIndustryTree,
  listCities,
  findLocation,
  listDistricts,
  suggestSkills,
  suggestSchools,
  suggestMajors,
});
