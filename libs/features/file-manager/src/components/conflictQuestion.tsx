import type { DialogOptions } from '@ezone/shell/notices/dialog';
import type { ConflictChoice } from '@ezone/shell/page/uploads';
import { choiceMessages } from '@ezone/shell/page/uploads/words';
import { Button } from '@ezone/ui/button';
import type { IntlShape } from 'react-intl';
import { filesMessages, filesSentences } from '../messages';

const choices: readonly ConflictChoice[] = ['skip', 'replace', 'keepBoth'];

/** Asks what is done about names that a folder has already. */
export const conflictQuestion = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  taken: { count: number; name: string; folder: string },
): DialogOptions<ConflictChoice> => ({
  title: formatMessage(filesSentences.taken, taken),
  size: 'small',
  content: () => <p>{formatMessage(filesMessages.conflictAdvice)}</p>,
  actions: (answer) =>
    choices.map((choice) => (
      <Button
        key={choice}
        variant={choice === 'keepBoth' ? 'primary' : 'secondary'}
        onPress={() => {
          answer(choice);
        }}
      >
        {formatMessage(choiceMessages[choice])}
      </Button>
    )),
});
