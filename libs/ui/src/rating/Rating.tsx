import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { IconButton } from '../icon-button';
import { ErrorText } from '../text-field/ErrorText';
import { fieldDescription } from '../text-field/fieldStyle';
import { VisuallyHidden, visuallyHidden } from '../visually-hidden/VisuallyHidden';
import { StarShape } from './StarShape';

export type RatingProps = {
  /** What is rated, above the stars. */
  label: ReactNode;
  /** Leaves the label to screen readers. @default false */
  labelHidden?: boolean;
  /** How many stars are chosen; `null` where none is. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The name of a star, which is a number of stars: “4 stars”. */
  nameOf: (stars: number) => string;
  /** Lets the rating be taken back, by Delete, by Backspace and by a button that has this name. */
  clear?: string;
  /** How many stars there are. @default 5 */
  max?: number;
  /** Help under the stars. */
  description?: ReactNode;
  /** What is wrong; its presence marks the rating as invalid. */
  error?: ReactNode;
  /** Has to be given before the form can be sent. @default false */
  isRequired?: boolean;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
  /** Name in a form that is sent. */
  name?: string;
  /** Called when the focus leaves the stars. */
  onBlur?: () => void;
};

/** One to some stars to choose from. A group of radio buttons underneath. A rating that is only read is a RatingValue. */
export const Rating = ({
  label,
  labelHidden = false,
  value,
  onChange,
  nameOf,
  clear,
  max = 5,
  description,
  error,
  isDisabled = false,
  onBlur,
  ...aria
}: RatingProps) => {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  /** The star under the mouse: as many are shown as a press would choose. */
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  const isClearable = clear !== undefined && value !== null && !isDisabled;
  const isInvalid = Boolean(error);
  const describedBy = [isInvalid && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');

  const empty = () => {
    onChange(null);
    // The button that was pressed goes away.
    group.current?.querySelector('input')?.focus();
  };
  const hear = (event: KeyboardEvent) => {
    if (!isClearable || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    onChange(null);
  };

  return (
    <Root>
      <Name id={`${id}-label`} $hidden={labelHidden}>
        {label}
      </Name>
      <Line onKeyDown={hear}>
        <Stars
          {...aria}
          ref={group}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          orientation="horizontal"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          validationBehavior="aria"
          value={value === null ? null : String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
          onBlur={() => onBlur?.()}
          onPointerLeave={() => setPointed(null)}
        >
          {Array.from({ length: max }, (_, place) => place + 1).map((stars) => (
            <RadioField key={stars} value={String(stars)}>
              <Choice
                onPointerEnter={({ pointerType }) => {
                  if (pointerType === 'mouse' && !isDisabled) setPointed(stars);
                }}
              >
                <StarShape filled={stars <= shown ? 1 : 0} />
                <VisuallyHidden>{nameOf(stars)}</VisuallyHidden>
              </Choice>
            </RadioField>
          ))}
        </Stars>
        {isClearable && <IconButton icon={<X />} size="dense" label={clear} onPress={empty} />}
      </Line>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      {description && <Help id={`${id}-description`}>{description}</Help>}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
`;

const Name = styled.span<{ $hidden: boolean }>`
  ${({ theme }) => theme.type.control}
  margin-block-end: ${({ theme }) => theme.space(1)};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Help = styled.div`
  ${fieldDescription}
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const Stars = styled(RadioGroup)`
  display: flex;
  flex-wrap: wrap;
  /* The first star begins where the label does. */
  margin-inline-start: -0.6rem;
`;

const Choice = styled(RadioButton)`
  /* Its input and its name, which are out of sight, stay with it. */
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 3.2rem;
  block-size: 3.2rem;
  border-radius: ${({ theme }) => theme.radius.control};
  cursor: pointer;

  &[data-focus-visible] {
    ${({ theme }) => theme.focusRing}
    outline-offset: -2px;
  }

  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }

  @media (pointer: coarse) {
    inline-size: 4.4rem;
    block-size: 4.4rem;
  }
`;
