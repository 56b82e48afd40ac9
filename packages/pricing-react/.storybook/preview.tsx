// How every story is shown: the package's own style sheet, light or dark, left to right or right to left.

import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/styles.css';
import './page.css';

// What a story opens may be a file of its own, which a busy machine takes more than a second to bring.
configure({ asyncUtilTimeout: 5000 });

const page: Decorator = (Story, { globals }) => (
  <div className="story-page" data-theme={globals['theme']} dir={globals['direction']}>
    <Story />
  </div>
);

const preview: Preview = {
  decorators: [page],
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'] } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'] } },
  },
  initialGlobals: { theme: import.meta.env['VITE_STORY_THEME'] ?? 'light', direction: 'ltr' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Docs', 'Widgets', 'Parts', '*'] } },
  },
  tags: ['autodocs'],
};

export default preview;
