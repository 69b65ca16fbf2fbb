import { MoreOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { arrangedOrder, graduateOrder, type ArrangedSection } from '@pinjian/contract/resume-arrangement.ts';
import { useContext, useState } from 'react';
import { ActionMenu } from '#ui/action-menu.tsx';
import { sectionAnchor } from '../../editor/sections.ts';
import { headingOf, withHidden, withMoved } from '../model.ts';
import { SectionTitleDialog } from './section-title-dialog.tsx';
import { ArrangingContext } from './use-arranging.ts';

/** What can be done with a part of the resume as a whole; by pointer and by keyboard alike. */
export function SectionMenu({ id }: { readonly id: ArrangedSection }) {
  const arranging = useContext(ArrangingContext);
  const [isRenaming, setRenaming] = useState(false);
  if (arranging === null) return null;
  const { arrangement, arrange } = arranging;
  const order = arrangedOrder(arrangement);
  const at = order.indexOf(id);
  const isHidden = arrangement.hidden.includes(id);
  const heading = headingOf(arrangement, id);

  function move(to: number) {
    arrange((now) => withMoved(now, id, to));
    // Once it stands there: whoever moved it keeps it in sight.
    requestAnimationFrame(() => document.getElementById(sectionAnchor(id))?.scrollIntoView({ block: 'nearest' }));
  }

  const items: NonNullable<MenuProps['items']> = [
    { key: 'up', label: '上移', disabled: at === 0, onClick: () => move(at - 1) },
    { key: 'down', label: '下移', disabled: at === order.length - 1, onClick: () => move(at + 1) },
    // Parts of the person's own have headings of their own.
    ...(id === 'others' ? [] : [{ key: 'title', label: '改标题', onClick: () => setRenaming(true) }]),
    {
      key: 'hide',
      label: isHidden ? '重新显示' : '隐藏',
      onClick: () => arrange((now) => withHidden(now, id, !isHidden)),
    },
    { type: 'divider' },
    {
      key: 'graduate',
      label: '应届生顺序：教育在前',
      onClick: () => arrange((now) => ({ ...now, order: [...graduateOrder] })),
    },
    {
      key: 'template',
      label: '恢复模板的顺序',
      disabled: arrangement.order === null,
      onClick: () => arrange((now) => ({ ...now, order: null })),
    },
  ];
  return (
    <>
      <ActionMenu
        menu={{ items }}
        button={{ type: 'text', icon: <MoreOutlined aria-hidden />, 'aria-label': `调整“${heading}”` }}
      />
      {isRenaming && <SectionTitleDialog id={id} arranging={arranging} onClose={() => setRenaming(false)} />}
    </>
  );
}
