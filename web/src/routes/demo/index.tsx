export { PublicNotBuilt as Component } from '#app/not-built.tsx';

export const handle = { title: '体验 AI 面试' };
