import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { ApiDocsPage } from './api-docs-page.tsx';
import { readDocument, searchCalls } from './document.ts';
import { exampleOf, fieldsOf } from './schema.ts';

afterEach(closeApp);

const node = {
  type: 'object',
  properties: { id: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/node' } } },
  required: ['id'],
};
const document = {
  paths: {
    '/job/thing/{thingId}': {
      post: {
        operationId: 'saveThing',
        summary: '保存东西',
        'x-caller': 'employer',
        parameters: [{ name: 'thingId', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  title: { type: 'string', minLength: 1, maxLength: 40 },
                  rows: { type: 'array', items: { type: 'object', properties: { amount: { type: 'integer' } } } },
                  note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
                },
                required: ['title'],
              },
            },
          },
        },
        responses: {
          200: {
            description: '成功',
            content: {
              'application/json': { schema: { properties: { data: { $ref: '#/components/schemas/node' } } } },
            },
          },
          401: { description: '没有有效的令牌' },
        },
      },
    },
    '/api/demo/start': { post: { operationId: 'startDemo', summary: '体验', 'x-caller': 'anyone', responses: {} } },
  },
  components: { schemas: { node } },
};

describe('the document', () => {
  it('is read in groups by the first word of the path', () => {
    const groups = readDocument(document);
    expect(groups.map(({ name, calls }) => [name, calls.length])).toEqual([
      ['demo', 1],
      ['job', 1],
    ]);
    const call = groups[1]?.calls[0];
    expect(call?.caller).toBe('企业方（Bearer）');
    expect(call?.body).toEqual([
      { name: 'title', type: 'string', required: true, limits: '至少 1 个字符；最多 40 个字符' },
      { name: 'rows', type: 'object[]', required: false, limits: '' },
      { name: 'rows[].amount', type: 'integer', required: false, limits: '' },
      { name: 'note', type: 'string | null', required: false, limits: '' },
    ]);
    expect(JSON.parse(call?.bodyExample ?? '')).toEqual({ title: '文字', rows: [{ amount: 1 }], note: '文字' });
    expect(() => readDocument({})).toThrow(/OpenAPI/);
  });

  it('ends where a schema refers to itself', () => {
    expect(fieldsOf(document, node, null).length).toBeLessThan(20);
    expect(JSON.stringify(exampleOf(document, node)).length).toBeLessThan(1000);
  });

  it.each([
    ['保存', 1],
    ['POST thing', 1],
    ['amount', 1],
    ['任何人', 1],
    ['thing 体验', 0],
    ['', 2],
  ])('searched for %s has %i calls', (search, count) => {
    expect(searchCalls(readDocument(document), search).flatMap((group) => group.calls)).toHaveLength(count);
  });
});

describe('the page', () => {
  it('opens a call, and says when nothing is found', async () => {
    openPart(<ApiDocsPage />, { as: 'seeker', at: '/docs', handle: () => Response.json(document) });
    await userEvent.click(await screen.findByText('保存东西'));
    const limits = await screen.findByRole('region', { name: '请求内容' });
    expect(within(limits).getByText('至少 1 个字符；最多 40 个字符')).toBeTruthy();
    expect(screen.getByText('2 个接口')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索接口' }), '没有这个');
    expect(screen.getByText('没有符合的接口，换个词试试')).toBeTruthy();
    await screen.findByText('40001');
  });

  it('offers to try again', async () => {
    let broken = true;
    openPart(<ApiDocsPage />, {
      as: 'seeker',
      at: '/docs',
      handle: () => (broken ? new Response('', { status: 503 }) : Response.json(document)),
    });
    const again = await screen.findByRole('button', { name: '再试一次' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByText('保存东西')).toBeTruthy();
  });
});
