export { PublicNotBuilt as Component } from '#app/not-built.tsx';

export const handle = { title: '实名认证结果' };
