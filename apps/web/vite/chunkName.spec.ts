import { chunkName } from './chunkName';

const named = (name: string, ...moduleIds: string[]) =>
  chunkName({ name, moduleIds, facadeModuleId: null, isEntry: false, isDynamicEntry: true, exports: [] });

it.each([
  ['a component of an app', named('ChatPanel', '/ezone/libs/features/chat/src/ChatPanel.tsx'), 'chat.ChatPanel'],
  ['a room', named('chip', '/ezone/libs/ui/src/chip/Chip.tsx', '/ezone/libs/ui/src/chip/index.ts'), 'ui.chip'],
  ['the door of a library', named('src', '/ezone/libs/text/src/index.ts'), 'text'],
  ['sentences', named('menu', '/ezone/libs/i18n/src/__generated__/tr/menu.json'), 'menu.tr'],
  ['a package', named('esm', '/ezone/node_modules/socket.io-client/build/esm/index.js'), 'socket.io-client'],
  ['a part of one', named('useField', '/ezone/node_modules/@scope/aria/dist/useField.mjs'), 'scope-aria.useField'],
  ['a group', named('shell', '/ezone/node_modules/a/b.js', '/ezone/libs/shell/src/chrome/Layout.tsx'), 'shell'],
])('says what a file is: %s', (_, name, expected) => {
  expect(name).toBe(expected);
});
