import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseCity, useCity } from '#lib/city.ts';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { CityPicker } from '../components/city-picker.tsx';

const city = (code: string, name: string, pinyin: string, initials: string) => ({ code, name, pinyin, initials });
const beijing = city('101010100', '北京', 'beijing', 'bj');
const hangzhou = city('101210100', '杭州', 'hangzhou', 'hz');
const cities = {
  hotCityList: [beijing],
  cityGroup: [
    { firstChar: 'B', cityList: [beijing] },
    { firstChar: 'H', cityList: [hangzhou] },
  ],
};
const tree = [
  { dictLabel: '浙江', dictNum: '10121', children: [{ dictLabel: '杭州', dictNum: '101210100', children: [] }] },
];

let chosen: (string | null)[] = [];

function Picker() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <CityPicker
      aria-label="城市"
      value={value}
      onChange={(code) => {
        chosen.push(code);
        setValue(code);
      }}
      remembers
    />
  );
}

function openPicker(lists: () => Response = () => envelope(cities)) {
  return openPart(<Picker />, {
    as: 'seeker',
    handle({ path }) {
      if (path === '/service/jobhunter/cities') return lists();
      if (path === '/service/dict/selectTree') return envelope(tree);
      return path === '/service/api/ip/location' ? envelope({ dictValue: '101210100', dictLabel: '杭州' }) : undefined;
    },
  });
}

async function openPanel() {
  await userEvent.click(screen.getByRole('combobox', { name: '城市' }));
  return within(await screen.findByRole('dialog', { name: '选择城市' }));
}

beforeEach(() => {
  chosen = [];
  chooseCity({ code: '101010100', name: '北京' });
});
afterEach(closeApp);

describe('the city picker', () => {
  it('loads nothing before it is opened', () => {
    expect(openPicker().seen).toEqual([]);
  });

  it('finds a city by its initials, takes it with Enter and remembers it', async () => {
    openPicker();
    const panel = await openPanel();
    await panel.findByRole('option', { name: '北京' });
    await userEvent.type(panel.getByRole('textbox', { name: '搜索城市' }), 'hz{Enter}');
    expect(chosen).toEqual(['101210100']);
    expect(useCity.getState().city).toEqual({ code: '101210100', name: '杭州' });
    expect(await screen.findByText('杭州', { selector: '.ant-select-content *, .ant-select-content' })).toBeTruthy();
  });

  it('says when nothing has that name', async () => {
    openPicker();
    const panel = await openPanel();
    await panel.findByRole('option', { name: '北京' });
    await userEvent.type(panel.getByRole('textbox', { name: '搜索城市' }), '巴黎');
    expect(panel.getByText('没有找到“巴黎”，请换个写法试试')).toBeTruthy();
  });

  it('shows letters and provinces under their tabs', async () => {
    openPicker();
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('tab', { name: 'BH' }));
    await userEvent.click(panel.getByRole('option', { name: '杭州' }));
    expect(chosen).toEqual(['101210100']);
    const again = await openPanel();
    await userEvent.click(await again.findByRole('tab', { name: '按省份' }));
    expect((await again.findByRole('option', { name: '杭州' })).getAttribute('aria-selected')).toBe('true');
  });

  it('offers the city of this browser, and to look where it is', async () => {
    openPicker();
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: '重新定位' }));
    await userEvent.click(await panel.findByRole('button', { name: '杭州' }));
    expect(chosen).toEqual(['101210100']);
  });

  it('shows the stored failure in place of the cities, and tries again', async () => {
    let broken = true;
    openPicker(() => (broken ? httpError(500) : envelope(cities)));
    const panel = await openPanel();
    expect(await panel.findByText('获取城市数据失败')).toBeTruthy();
    expect(panel.getByText('请求编号 request-1')).toBeTruthy();
    expect(screen.queryByText('服务器内部错误，请稍后再试')).toBeNull();
    broken = false;
    await userEvent.click(panel.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(panel.getByRole('option', { name: '北京' })).toBeTruthy());
  });
});
