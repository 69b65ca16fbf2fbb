import userEvent from '@testing-library/user-event';
import { render, screen } from '@testing-library/react';
import { Link, RouterProvider, createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useListPath } from './list-path.ts';

function Page() {
  const { back, state } = useListPath('/jobs');
  return (
    <>
      <p>{back}</p>
      <Link to="/jobs/job-details/1" state={state}>
        职位
      </Link>
      <Link to="/jobs/job-company/2" state={state}>
        公司
      </Link>
    </>
  );
}

function openAt(path: string, state?: unknown) {
  const [pathname = '', search = ''] = path.split('?');
  const entry = { pathname, search: search === '' ? '' : `?${search}`, state };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
}

describe('the way back to a list', () => {
  it.each(['/jobs?city=101010100', '/jobs/job-search?q=%E5%89%8D%E7%AB%AF'])(
    'leads to %s, over as many pages as were opened from it',
    async (list) => {
      openAt(list);
      for (const next of ['职位', '公司', '职位']) {
        await userEvent.click(screen.getByRole('link', { name: next }));
        expect(screen.getByText(list)).toBeTruthy();
      }
    },
  );

  it.each([
    undefined,
    { list: '/elsewhere' },
    { list: '//evil.example' },
    { list: '/jobs/job-details/3' },
    { list: 4 },
  ])('is the bare list for whoever came with %j', (state) => {
    openAt('/jobs/job-details/1', state);
    expect(screen.getByText('/jobs')).toBeTruthy();
  });
});
