import { Alert } from '@ezone/ui/alert';
import { Checkbox } from '@ezone/ui/checkbox';
import { RadioGroup } from '@ezone/ui/radio-group';
import type { RadioGroupProps } from '@ezone/ui/radio-group';
import { RecordList } from '@ezone/ui/record-list';
import type { RecordRow } from '@ezone/ui/record-list';
import { CircleAlert, Copy } from 'lucide-react';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ImportRow } from './ImportRow';
import { fileMessages, fileSentences } from './messages';

export type ImportPreviewProps<Row extends ImportRow> = {
  rows: readonly Row[];
  /** How many of them become records. */
  good: number;
  skipsKnown: boolean;
  /** Undefined where what is here already is never added. */
  onSkipKnown: ((skipsKnown: boolean) => void) | undefined;
  /** What is asked about the entries; undefined where nothing is. */
  question?: Pick<RadioGroupProps, 'label' | 'options' | 'value' | 'isDisabled'> | undefined;
  onAnswer: (value: string) => void;
  /** What is to be known before any is added, as that a part of the file is left out. */
  warning?: string | undefined;
  /** What an entry is called. Keep it with `useCallback`, as `show`. */
  textOf: (row: Row) => string;
  /** What is shown of an entry that becomes a record. */
  show: (row: Row) => { avatar: ReactNode; secondary: ReactNode };
};

/** What each entry of a file becomes: a record, none because it is here already, or none because something is wrong. */
export const ImportPreview = <Row extends ImportRow>({
  rows,
  good,
  skipsKnown,
  onSkipKnown,
  question,
  onAnswer,
  warning,
  textOf,
  show,
}: ImportPreviewProps<Row>) => {
  const { formatMessage } = useIntl();
  const row = useCallback(
    (one: Row): RecordRow => {
      const { problem, isKnown, line } = one;
      const shown =
        problem !== null
          ? { avatar: <Wrong aria-hidden />, secondary: <Problem>{problem}</Problem> }
          : isKnown && skipsKnown
            ? { avatar: <Copy aria-hidden />, secondary: formatMessage(fileMessages.known) }
            : show(one);
      return { ...shown, primary: <bdi>{textOf(one)}</bdi>, meta: formatMessage(fileSentences.line, { line }) };
    },
    [skipsKnown, textOf, show, formatMessage],
  );
  const bad = rows.filter(({ problem }) => problem !== null).length;
  return (
    <Layout>
      {warning !== undefined && (
        <Alert tone="warning" role="alert">
          {warning}
        </Alert>
      )}
      {question && (
        <RadioGroup
          label={question.label}
          options={question.options}
          value={question.value}
          isDisabled={question.isDisabled ?? false}
          onChange={onAnswer}
        />
      )}
      <p role="status">{formatMessage(fileSentences.summary, { good, bad })}</p>
      {onSkipKnown && rows.some(({ isKnown, problem }) => isKnown && problem === null) && (
        <Checkbox isSelected={skipsKnown} onChange={onSkipKnown}>
          {formatMessage(fileMessages.skipKnown)}
        </Checkbox>
      )}
      <Rows>
        <RecordList
          label={formatMessage(fileMessages.preview)}
          rows={rows}
          textOf={textOf}
          row={row}
          loadingLabel={formatMessage(fileMessages.preview)}
        />
      </Rows>
    </Layout>
  );
};

const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

const Rows = styled.div`
  display: flex;
  block-size: min(42rem, 50dvh);
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  overflow: hidden;
`;

const Problem = styled.span`
  color: ${({ theme }) => theme.tone.error.text};
`;

const Wrong = styled(CircleAlert)`
  color: ${({ theme }) => theme.tone.error.text};
`;
