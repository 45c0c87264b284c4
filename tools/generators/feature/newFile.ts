import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const newFile = ({
  Thing,
  thing,
  things,
  ANoun,
}: ModuleWords) => `import { FormDialog, useRecordForm } from '@ezone/shell/forms';
import { useRecordsStore } from '@ezone/shell/records';
import { commonMessages } from '@ezone/shell/notices/words';
import { useIntl } from 'react-intl';
import { ${Thing}Fields } from './${Thing}Fields';
import { ${things}Messages } from './messages';
import { empty${Thing} } from './model/${thing}';
import type { ${Thing}, ${Thing}Content } from './model/${thing}';
import { ${things}Collection } from './model/${things}Collection';

export type New${Thing}Props = {
  onCreate: (content: ${Thing}Content) => ${Thing};
  onCreated: (${thing}: ${Thing}) => void;
  onClose: () => void;
};

/** ${ANoun} being added. What is typed is kept as a draft until it is. */
export const New${Thing} = ({ onCreate, onCreated, onClose }: New${Thing}Props) => {
  const { formatMessage } = useIntl();
  const { drafts } = useRecordsStore();
  const form = useRecordForm<${Thing}Content, ${Thing}>({
    initialValues: empty${Thing},
    loadRules: async () => (await import('./model/${thing}Rules')).${thing}Rules,
    // It is in the list at once, and on its way to the server from there.
    save: (content) => Promise.resolve(onCreate(content)),
    onSaved: onCreated,
    draft: { drafts, list: ${things}Collection.list, id: 'new' },
  });
  return (
    <FormDialog
      form={form}
      title={formatMessage(${things}Messages.create)}
      saveLabel={formatMessage(commonMessages.add)}
      onClose={onClose}
    >
      <${Thing}Fields form={form} isNew />
    </FormDialog>
  );
};
`;
