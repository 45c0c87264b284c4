export { choiceMessages, dropSentences } from './choiceMessages';
