import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const fieldsFile = ({
  Thing,
  thing,
  things,
  noun,
  aNoun,
}: ModuleWords) => `import { FormTextArea, FormTextField } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { useIntl } from 'react-intl';
import { ${things}Messages } from './messages';
import { limits } from './model/${thing}';
import type { ${Thing}Content } from './model/${thing}';

export type ${Thing}FieldsProps = {
  form: Controls<${Thing}Content>;
  /** Of a new ${noun} the title has to be filled in, and it has the focus. */
  isNew?: boolean;
};

/** The fields of ${aNoun}, of a new one and of the open one. */
export const ${Thing}Fields = ({ form, isNew = false }: ${Thing}FieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormTextField
        form={form}
        name="title"
        label={formatMessage(${things}Messages.title)}
        limit={limits.title}
        required={isNew}
        autoFocus={isNew}
      />
      <FormTextArea
        form={form}
        name="description"
        label={formatMessage(${things}Messages.description)}
        limit={limits.description}
      />
    </>
  );
};
`;
