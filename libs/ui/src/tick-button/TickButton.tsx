import { Circle, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../icon-button';
import { ignoreSecondPress } from '../second-press';

export type TickButtonProps = {
  /** What a press does, and to what: "Done: Water the plants". */
  label: string;
  isDone: boolean;
  onPress: () => void;
};

/** The ring in front of something to do that says whether it is done, and changes that. */
export const TickButton = ({ label, isDone, onPress }: TickButtonProps) => (
  <Ring $isDone={isDone}>
    <IconButton
      round
      icon={isDone ? <CircleCheck /> : <Circle />}
      label={label}
      onPress={({ target }) => {
        // What is done may leave its list, and the next row comes under the pointer.
        ignoreSecondPress(target);
        onPress();
      }}
    />
  </Ring>
);

const Ring = styled.span<{ $isDone: boolean }>`
  color: ${({ theme, $isDone }) => ($isDone ? theme.color.success : theme.color.textMuted)};

  & svg {
    color: inherit;
  }
`;
