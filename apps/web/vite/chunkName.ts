import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * What a file of scripts is called, so that whoever reads a list of requests knows what it is: `shell`, `chat.ChatPanel`, `notes.messages`,
 * `socket.io-client`, and `menu.tr` for sentences. The bundler would call it by the last part of a path, such as `esm` or `index`.
 */
export const chunkName = ({ name, moduleIds }: Rolldown.PreRenderedChunk): string => {
  const module = moduleIds.findLast((id) => basename(id).startsWith(`${name}.`) || id.includes(`/${name}/index.`));
  // A group, which has a name of its own.
  if (module === undefined) return name;
  const [, language, namespace] = /i18n\/src\/__generated__\/(\w+)\/(\w+)\.json/.exec(module) ?? [];
  if (language && namespace) return `${namespace}.${language}`;
  const [library] = /(?<=.*\/node_modules\/)(@[^/]+\/)?[^/]+/.exec(module) ?? [];
  const [ours] = /(?<=\/libs\/(features\/)?)(?!features\/)[^/]+(?=\/src\/)/.exec(module) ?? [];
  const room = (library ?? ours)?.replace('@', '').replace('/', '-');
  if (room === undefined || room === name) return name;
  return /^(index|main|module|src|esm)\b/.test(name) ? room : `${room}.${name}`;
};
