import { directionFor } from '@ezone/ui/bare-input';
import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { TextField } from '@ezone/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages, boardSentences, colorMessages } from '../messages';
import { limits } from '../model/board';
import type { BoardLabel } from '../model/board';
import { labelColors, toneOf } from '../model/toneOf';
import type { BoardActions } from '../useBoard';
import { NameForm } from './NameForm';

export type LabelsEditorProps = {
  labels: readonly BoardLabel[];
  actions: Pick<BoardActions, 'addLabel' | 'changeLabel' | 'removeLabel'>;
};

/** The labels of a board, each with its name and its colour, and a place for a new one. All cards of the board follow at once. */
export const LabelsEditor = ({ labels, actions }: LabelsEditorProps) => {
  const { formatMessage } = useIntl();
  const [isNew, setIsNew] = useState(false);
  return (
    <Frame>
      <Rows>
        {labels.map((label) => (
          <LabelRow key={label.id} label={label} actions={actions} />
        ))}
      </Rows>
      {isNew ? (
        <NameForm
          label={formatMessage(boardMessages.newLabel)}
          limit={limits.labelName}
          onName={actions.addLabel}
          onClose={() => {
            setIsNew(false);
          }}
        />
      ) : (
        <Button
          icon={<Plus />}
          isDisabled={labels.length >= limits.labels}
          onPress={() => {
            setIsNew(true);
          }}
        >
          {formatMessage(boardMessages.newLabel)}
        </Button>
      )}
    </Frame>
  );
};

/** Leads the focus from a row that is about to go to the one below it or above, or to the button that adds a label. */
const leaveRow = (row: Element | null) => {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const button = beside?.querySelector('button') ?? row?.parentElement?.nextElementSibling;
  if (button instanceof HTMLElement) button.focus();
};

/** One label. Its name is taken by Enter, and wherever one goes on from it; by Escape it is not, nor is an empty one. */
function LabelRow({ label, actions }: { label: BoardLabel; actions: LabelsEditorProps['actions'] }) {
  const { formatMessage } = useIntl();
  const { id, name } = label;
  /** What is being typed; null is the name that it has. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? name;
  const take = () => {
    if (typed !== null && typed.trim() !== '') actions.changeLabel(id, { name: typed.trim() });
  };
  const close = useEffectEvent(take);
  // Closing the panel, too, is going on.
  useEffect(() => () => close(), []);
  const end = () => {
    take();
    setTyped(null);
  };
  return (
    <Row>
      <TextField
        label={formatMessage(boardSentences.labelName, { name })}
        labelHidden
        maxLength={limits.labelName}
        dir={directionFor(text)}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onBlur={end}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) end();
          // The panel is closed by the next one.
          if (event.key !== 'Escape' || typed === null) return;
          event.stopPropagation();
          setTyped(null);
        }}
      />
      <IconButton
        icon={<Trash2 />}
        label={formatMessage(boardSentences.removeLabel, { name })}
        onPress={({ target }) => {
          leaveRow(target.closest('li'));
          actions.removeLabel(label);
        }}
      />
      <Colors
        aria-label={formatMessage(boardSentences.colorOf, { name })}
        orientation="horizontal"
        value={labelColors.find((color) => toneOf(color) === toneOf(label.class)) ?? 'gray'}
        onChange={(color) => {
          actions.changeLabel(id, { class: color });
        }}
      >
        {labelColors.map((color) => (
          <RadioField key={color} value={color} aria-label={formatMessage(colorMessages[color])}>
            <Color $tone={toneOf(color)} />
          </RadioField>
        ))}
      </Colors>
    </Row>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  inline-size: min(32rem, calc(100vw - 8rem));
`;

const Rows = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

/* The name with what removes it, and the colours below: beside each other they are wider than the panel. */
const Row = styled.li`
  display: grid;
  grid-template: 'name remove' 'colors colors' / 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};

  & > [role='radiogroup'] {
    grid-area: colors;
  }
`;

const Colors = styled(RadioGroup)`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
`;

const Color = styled(RadioButton)<{ $tone: ReturnType<typeof toneOf> }>`
  /* Its input, which is out of sight, is scrolled into view with it. */
  position: relative;
  display: block;
  inline-size: 2.4rem;
  block-size: 2.4rem;
  border: 0.3rem solid ${({ theme }) => theme.color.raised};
  border-radius: 50%;
  background: ${({ theme, $tone }) => theme.tone[$tone].solid};
  forced-color-adjust: none;
  cursor: pointer;

  @media (pointer: coarse) {
    inline-size: 4.4rem;
    block-size: 4.4rem;
    border-width: 0.9rem;
  }

  &[data-selected] {
    outline: 2px solid ${({ theme }) => theme.color.text};
  }

  &[data-focus-visible] {
    outline: 3px solid ${({ theme }) => theme.color.focus};
  }
`;
