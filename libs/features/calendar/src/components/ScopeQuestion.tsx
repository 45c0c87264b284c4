import { Button } from '@ezone/ui/button';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { scopeMessages } from '../messages';
import type { Scope } from '@ezone/repeats/change';

export type ScopeQuestionProps = {
  scopes: readonly Scope[];
  onAnswer: (scope: Scope) => void;
};

/** Which events of a series are meant; in a dialog that says what for. */
export const ScopeQuestion = ({ scopes, onAnswer }: ScopeQuestionProps) => {
  const { formatMessage } = useIntl();
  return (
    <Choices>
      {scopes.map((scope) => (
        <Button
          key={scope}
          size="large"
          fullWidth
          onPress={() => {
            onAnswer(scope);
          }}
        >
          {formatMessage(scopeMessages[scope])}
        </Button>
      ))}
    </Choices>
  );
};

const Choices = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;
