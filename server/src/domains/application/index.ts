export { rotatePhoneParts } from './contact/rotate-phone-parts.ts';
