import { normalizeForSearch } from '@ezone/text';
import { directionFor } from '@ezone/ui/bare-input';
import { Button } from '@ezone/ui/button';
import { Checkbox } from '@ezone/ui/checkbox';
import { IconButton } from '@ezone/ui/icon-button';
import { Popover } from '@ezone/ui/popover';
import { TextField } from '@ezone/ui/text-field';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '../../notices/words';
import { labelsMessages } from './messages';
import { useLongName } from './useLongName';

/** A label of records. */
export type Label = { id: string; name: string };

export type LabelPickerProps = {
  labels: readonly Label[];
  /** The ids of the chosen labels. */
  chosen: readonly string[];
  /** How many labels can be chosen. */
  max: number;
  onChange: (chosen: string[]) => void;
  /** Creates a label with a name and returns it. */
  onCreate: (name: string) => Label;
};

/** A button that opens a list of labels to choose from, and creates new ones. */
export const LabelPicker = (props: LabelPickerProps) => {
  const { formatMessage } = useIntl();
  const label = formatMessage(labelsMessages.choose);
  return (
    <Popover trigger={<IconButton icon={<Tag />} label={label} />} label={label} width={260}>
      <Choices {...props} />
    </Popover>
  );
};

function Choices({ labels, chosen, max, onChange, onCreate }: LabelPickerProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const problem = useLongName(wanted);

  const choose = (id: string, isChosen: boolean) => {
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  const create = () => {
    if (wanted === '' || problem !== undefined) return;
    const known = labels.find((label) => normalizeForSearch(label.name) === normalizeForSearch(wanted));
    const { id } = known ?? onCreate(wanted);
    setName('');
    if (!chosen.includes(id)) choose(id, true);
  };

  return (
    <Layout>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          create();
        }}
      >
        <TextField
          label={formatMessage(labelsMessages.new)}
          labelHidden
          placeholder={formatMessage(labelsMessages.new)}
          size="dense"
          dir={directionFor(name)}
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        {wanted !== '' && (
          <Button type="submit" size="dense" isDisabled={problem !== undefined}>
            {formatMessage(commonMessages.add)}
          </Button>
        )}
      </Form>
      {labels.length > 0 && (
        <List role="list">
          {labels.map(({ id, name: text }) => (
            <li key={id}>
              <Checkbox
                isSelected={chosen.includes(id)}
                isDisabled={!chosen.includes(id) && chosen.length >= max}
                onChange={(isChosen) => {
                  choose(id, isChosen);
                }}
              >
                <bdi>{text}</bdi>
              </Checkbox>
            </li>
          ))}
        </List>
      )}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  /* No wider than its place, however wide a field would like to be. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
`;

const Form = styled.form`
  display: flex;
  align-items: start;
  gap: ${({ theme }) => theme.space(2)};

  & > :first-child {
    flex: 1;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  max-block-size: 28rem;
  overflow: auto;
  padding: 0.4rem;
  margin: -0.4rem;
  overflow-wrap: anywhere;
`;
