import type { DemoDirection } from '@pinjian/contract/interview-demo.ts';

/** The directions of the demo as its page names them. */
export const demoDirectionNames: Readonly<Record<DemoDirection, string>> = {
  backend: '后端开发',
  product: '产品经理',
  operation: '运营',
  sales: '销售',
  service: '客户服务',
  finance: '财务',
  hr: '人力资源',
  retail: '门店与餐饮',
};
