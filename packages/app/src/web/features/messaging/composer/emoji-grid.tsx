// The emoji to choose from, by kind; those used last come first. Loaded when it is first opened.

import { useState } from 'react';
import { EMOJI } from './emoji.ts';
import classes from './emoji-grid.module.css';
import { EMOJI_KINDS, type EmojiKind } from './emoji-kinds.ts';
import { addRecentEmoji, readRecentEmoji } from './recent-emoji.ts';

interface EmojiGridProps {
  readonly names: Readonly<Record<EmojiKind | 'recent', string>>;
  readonly onChoose: (emoji: string) => void;
}

export default function EmojiGrid({ names, onChoose }: EmojiGridProps) {
  const [recent] = useState(readRecentEmoji);
  const groups = [
    ...(recent.length === 0 ? [] : [['recent', recent] as const]),
    ...EMOJI_KINDS.map((kind) => [kind, EMOJI[kind].split(' ')] as const),
  ];
  return (
    <div className={classes['groups']}>
      {groups.map(([kind, emoji]) => (
        <fieldset key={kind} className={classes['group']}>
          <legend className={classes['name']}>{names[kind]}</legend>
          {emoji.map((one) => (
            <button
              key={one}
              type="button"
              className={classes['emoji']}
              onClick={() => {
                addRecentEmoji(one);
                onChoose(one);
              }}
            >
              {one}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
