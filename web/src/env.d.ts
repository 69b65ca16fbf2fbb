/** Written by build/theme-files.ts from the tokens of theme.ts. */
declare module 'virtual:theme.css';
