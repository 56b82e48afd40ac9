// Emoji that people use in messages, by kind. Systems draw them; screen readers name them in their own language.

import type { EmojiKind } from './emoji-kinds.ts';

export const EMOJI: Readonly<Record<EmojiKind, string>> = {
  smileys:
    '😀 😃 😄 😁 😅 😂 🙂 😉 😊 😇 🥰 😍 😘 😋 😛 🤗 🤔 🤫 🤭 😐 😏 🙄 😬 😌 😴 😷 🤒 🤕 🤢 🤧 🥵 🥶 😎 🤓 🥳 😕 😟 😮 😲 🥺 😢 😭 😱 😞 😩 😤 😡 ❤️ 🧡 💛 💚 💙 💜 💕 💯',
  people: '👋 👌 ✌️ 🤞 🤟 🤙 👈 👉 👆 👇 👍 👎 ✊ 👏 🙌 🤝 🙏 💪 👀 👶 🧒 👦 👧 👩 👨 👵 👴 👪 🙋 🤷 🤦 💁 🏃 🚶 💃',
  animals: '🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🦆 🦉 🐴 🐝 🦋 🐢 🐟 🐬 🐑 🐐 🌱 🌲 🌳 🍀 🍁 🌷 🌹 🌻 🌞 🌈 ☀️ ⛅ 🌧️ ❄️ 🌊',
  food: '🍏 🍎 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🍒 🍑 🥝 🍅 🥑 🥕 🌽 🥔 🍞 🥐 🧀 🥚 🥞 🍗 🍔 🍟 🍕 🌭 🥪 🌮 🍝 🍜 🍣 🍚 🥗 🍦 🍰 🎂 🍫 🍪 🍯 🥛 ☕ 🍵 🥤',
  activities: '⚽ 🏀 🏈 ⚾ 🎾 🏐 🏉 🏓 🏸 🏑 🥅 ⛳ 🏹 🎣 🥊 🛹 ⛸️ 🎿 🏄 🏊 🚴 🐎 🎨 🎬 🎤 🎧 🎼 🎹 🥁 🎷 🎺 🎸 🎻 🎲 ♟️ 🎮 🧩 📚',
  travel: '🚗 🚕 🚌 🚎 🚓 🚑 🚒 🚜 🚲 🛴 🚂 🚆 🚇 🚉 ✈️ 🛫 🛬 ⛵ 🚢 ⛽ 🗺️ 🏖️ ⛰️ 🏕️ 🏠 🏡 🏫 🏥 🏰 ⛪ 🌍 🇮🇪 🇬🇧 🇫🇷 🇪🇸 🇮🇹 🇩🇪 🇯🇵 🇰🇷 🇨🇳',
  objects: '🎁 🎉 🎈 🧳 🎒 👓 👕 👖 🧥 👟 🥾 🧢 ☂️ 📱 💻 📷 🔑 🛏️ 🛁 🧸 ✏️ 📝 📅 📍 📎 📦 💊 🩹 💶 ⏰ ✅ ❌ ❗ ❓ ⚠️ 🔔 ⭐ ✨ 🔥 💡 ➡️ ⬅️',
};
