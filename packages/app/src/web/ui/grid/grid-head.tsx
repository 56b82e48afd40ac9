// The headings of a grid, each with a menu to hide the column or to freeze those up to it.

// biome-ignore-all lint/a11y/useSemanticElements: the grid is no table, because only what is in sight is rendered.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus; Alt and the down arrow open the menu.

import { Menu } from '@mantine/core';
import { IconChevronDown, IconEyeOff, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './grid.module.css';
import type { GridColumn, GridLayout } from './grid-layout.model.ts';

export interface ColumnMenu {
  onHide(column: GridColumn): void;
  /** Freezes this number of columns from the start; 0 for none. */
  onFreeze(count: number): void;
}

interface GridHeadProps {
  readonly corner: string;
  readonly layout: GridLayout;
  readonly frozen: number;
  readonly menu: ColumnMenu | undefined;
  /** The column whose menu is open. */
  readonly open: number | null;
  readonly onOpen: (column: number | null) => void;
}

function HeadingMenu({ column, index, ...props }: GridHeadProps & { readonly column: GridColumn; readonly index: number }) {
  const { menu, open, onOpen, frozen } = props;
  const words = useTranslations('grid');
  if (menu === undefined) return null;
  return (
    <Menu opened={open === index} onChange={(opened) => onOpen(opened ? index : null)} position="bottom-end">
      <Menu.Target>
        <button type="button" tabIndex={-1} className={classes['menu']} aria-label={words('menu', { column: column.heading })}>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden />} onClick={() => menu.onHide(column)}>
          {words('hide')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPin size={16} aria-hidden />} onClick={() => menu.onFreeze(index + 1)}>
          {words('freeze', { column: column.heading })}
        </Menu.Item>
        {frozen > 0 && (
          <Menu.Item leftSection={<IconPinnedOff size={16} aria-hidden />} onClick={() => menu.onFreeze(0)}>
            {words('unfreeze')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Rendered only if it has changed: not while rows are scrolled. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { corner, layout } = props;
  return (
    <div role="row" aria-rowindex={1} className={classes['head']} style={{ width: layout.width }}>
      <div role="columnheader" aria-colindex={1} className={classes['corner']} style={{ width: layout.headWidth }}>
        {corner}
      </div>
      {layout.placed.map(({ index, column, stuckAt, before }) => (
        <div
          key={column.key}
          role="columnheader"
          aria-colindex={index + 2}
          aria-label={column.heading}
          className={`${classes['heading']} ${stuckAt === null ? '' : classes['stuck']} ${column.align === 'end' ? classes['end'] : ''}`}
          style={{
            width: column.width,
            ...(stuckAt === null ? {} : { insetInlineStart: stuckAt }),
            ...(before === 0 ? {} : { marginInlineStart: before }),
          }}
          title={column.heading}
        >
          <span>{column.heading}</span>
          <HeadingMenu {...props} column={column} index={index} />
        </div>
      ))}
    </div>
  );
});
