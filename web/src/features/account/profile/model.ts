import { gender, type getProfile } from '@pinjian/contract/account-profile.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';

export type Profile = Answer<typeof getProfile>;

export const genderOptions = [
  { value: gender.male, label: '男' },
  { value: gender.female, label: '女' },
  { value: null, label: '不填' },
] as const;
