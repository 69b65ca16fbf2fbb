export { NotBuilt as Component } from '#app/not-built.tsx';

export const handle = { title: '公司设置' };
