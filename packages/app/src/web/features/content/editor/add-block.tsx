// The menu that adds a block.

import { Button, Menu } from '@mantine/core';
import {
  IconArticle,
  IconBlockquote,
  IconCalculator,
  IconClick,
  IconColumns2,
  IconHomeHeart,
  IconLayoutGrid,
  IconMessageHeart,
  IconPhoto,
  IconPlus,
  IconTag,
  IconTent,
} from '@tabler/icons-react';
import type { BlockKind } from '#contract/content/blocks.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const ICONS = {
  ...{ text: IconArticle, image: IconPhoto, gallery: IconLayoutGrid, columns: IconColumns2 },
  ...{ quote: IconBlockquote, callToAction: IconClick, families: IconHomeHeart, camps: IconTent },
  ...{ fromPrice: IconTag, calculator: IconCalculator, testimonials: IconMessageHeart },
} as const satisfies Record<BlockKind, unknown>;

interface AddBlockProps {
  readonly kinds: readonly BlockKind[];
  readonly onAdd: (kind: BlockKind) => void;
  /** Where the block will be, for screen readers. */
  readonly label: string;
  readonly isQuiet?: boolean;
  readonly opened?: boolean;
  readonly onOpen?: (isOpen: boolean) => void;
}

export function AddBlock({ kinds, onAdd, label, isQuiet = false, opened, onOpen }: AddBlockProps) {
  const words = useTranslations('contentEditor');
  return (
    <Menu position="bottom-start" {...(opened === undefined ? {} : { opened })} {...(onOpen === undefined ? {} : { onChange: onOpen })}>
      <Menu.Target>
        <Button
          variant={isQuiet ? 'subtle' : 'default'}
          size={isQuiet ? 'compact-xs' : 'sm'}
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={label}
        >
          {words('block.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <Menu.Item key={kind} leftSection={<Icon size={16} aria-hidden />} onClick={() => onAdd(kind)}>
              {words(`kind.${kind}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
