export { NotBuilt as Component } from '#app/not-built.tsx';

export const handle = { title: '钱包与发票' };
