export { EmojiPicker } from './EmojiPicker';
export type { EmojiPickerProps } from './EmojiPicker';
export type { Emoji, EmojiGroup } from './findEmoji';
