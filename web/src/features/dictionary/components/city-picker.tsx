import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import type { RefSelectProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { chooseCity } from '#lib/city.ts';
import { wide } from '#lib/media.ts';
import { clearable } from '#ui/clearable.tsx';
import { citiesQuery } from '../api.ts';
import { CityPanel } from '../city/city-panel.tsx';
import type { CityPanelProps } from '../city/city-panel.tsx';
import { cityByCode } from '../city/model.ts';
import type { ListedCity } from '../city/model.ts';
import styles from './city-picker.module.css';
import { isChosen } from './tree-picker.tsx';
import type { TreePickerProps } from './tree-picker.tsx';

interface CityPickerProps extends TreePickerProps {
  /** True where choosing says where someone looks for work: the choice is kept in this browser. */
  readonly remembers?: boolean;
}

/** An entry all the same: the field points readers at the first one of its list. */
const nothing = { value: '', label: '' };

/**
 * The panel in place of the list, anew at each opening. The list stays there for readers: the field names it as its own.
 */
function popUpOf(panel: CityPanelProps, openings: number) {
  return (list: ReactElement) => (
    <>
      <div hidden>{list}</div>
      <CityPanel key={openings} {...panel} />
    </>
  );
}

/** Chooses a city among the hot ones, by letter, by province, or by typing it; speaks in city codes. */
export function CityPicker({ value, onChange, remembers = false, allowClear = false, ...rest }: CityPickerProps) {
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const field = useRef<RefSelectProps>(null);
  const { data, isFetching } = useQuery({ ...citiesQuery, enabled: open || isChosen(value) });
  const chosen = cityByCode(data, value ?? null);

  /** How often the panel was left by choosing or Esc: then the focus goes back to where it came from. */
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left > 0) field.current?.focus();
  }, [left]);

  /** On a phone the field goes to the top first: the panel then has its room below it, and covers neither it nor the bars. */
  function makeRoom() {
    if (!matchMedia(wide).matches) field.current?.nativeElement.scrollIntoView({ block: 'start' });
  }

  function close() {
    setOpen(false);
    setLeft(left + 1);
  }

  function choose(city: Pick<ListedCity, 'code' | 'name'>) {
    onChange?.(city.code);
    if (remembers) chooseCity(city);
    close();
  }

  return (
    <Select
      placeholder="请选择城市"
      {...rest}
      ref={field}
      loading={isFetching}
      allowClear={allowClear && clearable}
      open={open}
      onOpenChange={(opens) => {
        if (opens) makeRoom();
        setOpen(opens);
        if (opens) setOpenings(openings + 1);
      }}
      value={isChosen(value) ? value : null}
      options={[chosen === undefined ? nothing : { value: chosen.code, label: chosen.name }]}
      // A code that the list does not know yet has no name to show.
      labelRender={({ label }) => label ?? ''}
      onChange={(code: string | null | undefined) => {
        if (!isChosen(code)) onChange?.(null);
      }}
      popupMatchSelectWidth={false}
      popupRender={popUpOf({ chosen: value ?? null, onChoose: choose, onClose: close }, openings)}
      className={styles.field}
      style={{ width: '100%' }}
    />
  );
}
