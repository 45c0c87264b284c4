import { FieldLabel, FieldPlace } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { Checkbox } from '@ezone/ui/checkbox';
import { ErrorText } from '@ezone/ui/text-field';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokensMessages, tokensTexts } from '../messages';
import { ACTIONS, scopeOf } from '../scopes';
import type { Action, ApiScope } from '../scopes';
import type { TokenDraft } from '../tokenDraft';
import { useModules } from '../useScopeText';

const actionTexts = { read: tokensTexts.readIn, write: tokensTexts.writeIn };

/** What a token may do, module by module, and in all at once. */
export const ScopesField = ({ form }: { form: Controls<TokenDraft> }) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const modules = useModules();
  const { value, error, onChange, onBlur } = form.control<ApiScope[]>('scopes');
  const set = (scopes: readonly ApiScope[], isOn: boolean) => {
    onChange([...value.filter((scope) => !scopes.includes(scope)), ...(isOn ? scopes : [])]);
  };
  const box = (app: string, action: Action, scopes: readonly ApiScope[]) => {
    const count = scopes.filter((scope) => value.includes(scope)).length;
    return (
      <Checkbox
        key={action}
        aria-label={formatMessage(actionTexts[action], { app })}
        isSelected={count === scopes.length}
        isIndeterminate={count > 0 && count < scopes.length}
        onChange={(isOn) => set(scopes, isOn)}
      >
        {formatMessage(tokensMessages[action])}
      </Checkbox>
    );
  };
  const all = formatMessage(tokensMessages.all);
  return (
    <FieldPlace name="scopes">
      <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-error`} onBlur={onBlur}>
        <Label id={`${id}-label`}>
          <FieldLabel required>{formatMessage(tokensMessages.scopes)}</FieldLabel>
        </Label>
        <Rows>
          <Row>
            <strong>{all}</strong>
            {ACTIONS.map((action) =>
              box(
                all,
                action,
                modules.map((module) => scopeOf(module.id, action)),
              ),
            )}
          </Row>
          {modules.map((module) => (
            <Row key={module.id}>
              <span>{module.name}</span>
              {ACTIONS.map((action) => box(module.name, action, [scopeOf(module.id, action)]))}
            </Row>
          ))}
        </Rows>
        <ErrorText id={`${id}-error`}>{error}</ErrorText>
      </div>
    </FieldPlace>
  );
};

const Label = styled.div`
  ${({ theme }) => theme.type.control}
  margin-block-end: ${({ theme }) => theme.space(2)};
`;

const Rows = styled.div`
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(2, minmax(8rem, auto));
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.body}

  &:not(:first-child) {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;
