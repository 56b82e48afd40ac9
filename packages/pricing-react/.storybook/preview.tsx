// How every story is shown: the package's own style sheet, light or dark, left to right or right to left.

import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/styles.css';
import './page.css';

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
