export { EmojiPicker } from './EmojiPicker';
export type { Emoji, EmojiGroup, EmojiPickerProps } from './EmojiPicker';
