import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const openFile = ({
  Thing,
  thing,
  things,
  noun,
}: ModuleWords) => `import { RecordEditor } from '@ezone/shell/forms';
import type { UseRecords } from '@ezone/shell/records';
import { useIntl } from 'react-intl';
import { ${Thing}Fields } from './${Thing}Fields';
import { ${things}Messages } from './messages';
import type { ${Thing} } from './model/${thing}';
import { ${things}Collection } from './model/${things}Collection';

export type Open${Thing}Props = {
  ${thing}: ${Thing};
  ${things}: UseRecords<${Thing}>;
  onKeptAsNew: (${thing}: ${Thing}) => void;
};

/** The open ${noun}, which saves itself while it is written in. */
export const Open${Thing} = ({ ${thing}, ${things}, onKeptAsNew }: Open${Thing}Props) => {
  const { formatMessage } = useIntl();
  return (
    <RecordEditor
      collection={${things}Collection}
      record={${thing}}
      records={${things}}
      names={{ title: formatMessage(${things}Messages.title), description: formatMessage(${things}Messages.description) }}
      onKeptAsNew={onKeptAsNew}
    >
      {(form) => <${Thing}Fields form={form} />}
    </RecordEditor>
  );
};
`;
