import { Dialog } from '@ezone/ui/dialog';
import { KeyCap } from '@ezone/ui/key-caps';
import { Switch } from '@ezone/ui/switch';
import { Fragment, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '../../notices/words';
import { appKeys, singleKeys } from './appKeys';
import { isWithMod, keysToList } from './keyMap';
import type { KeyBinding, KeyGroup } from './keyMap';
import { keyMessages } from './messages';
import { shownKey } from './useShownKey';

/** What the list of keys says besides. It is fetched with the list. */
const keySheetMessages = defineMessages({
  everywhere: { id: 'settings.keys.everywhere', defaultMessage: 'Everywhere' },
  goTo: { id: 'settings.keys.goTo', defaultMessage: 'Go to' },
  page: { id: 'settings.keys.page', defaultMessage: 'On this page' },
  writing: { id: 'settings.keys.writing', defaultMessage: 'Where you write' },
  sorting: { id: 'settings.keys.sorting', defaultMessage: 'In lists that can be put in order' },
  singles: { id: 'settings.keys.singles', defaultMessage: 'Keys without Ctrl or ⌘' },
  singlesHelp: {
    id: 'settings.keys.singlesHelp',
    defaultMessage:
      'Switch them off where you dictate, or press keys by accident. They are never heard where you write.',
  },
  closeTop: { id: 'settings.keys.closeTop', defaultMessage: 'Close what lies on top' },
  done: { id: 'settings.keys.done', defaultMessage: 'Send or save what you write' },
  move: { id: 'settings.keys.move', defaultMessage: 'Put an item elsewhere in its list' },
  then: { id: 'settings.keys.then', defaultMessage: 'then' },
});

const groups = ['everywhere', 'goTo', 'page', 'writing', 'sorting'] as const satisfies readonly (
  KeyGroup | 'writing' | 'sorting'
)[];

type ListedKey = Pick<KeyBinding, 'keys' | 'label'> & { group: (typeof groups)[number] };

/** Keys that are heard by what has the focus, and are bound to nothing here. */
const others: readonly ListedKey[] = [
  { keys: 'Esc', label: keySheetMessages.closeTop, group: 'everywhere' },
  { keys: 'mod+Enter', label: keySheetMessages.done, group: 'writing' },
  { keys: 'Alt+↑+↓', label: keySheetMessages.move, group: 'sorting' },
];

export type KeySheetProps = {
  open: boolean;
  onClose: () => void;
};

/** All keys that work here, and the switch for those without Ctrl or ⌘. */
export const KeySheet = ({ open, onClose }: KeySheetProps) => {
  const { formatMessage, formatList } = useIntl();
  const bindings = useSyncExternalStore(appKeys.subscribe, appKeys.getBindings);
  const areOn = useSyncExternalStore(appKeys.subscribe, appKeys.areSinglesOn);
  const working: readonly ListedKey[] = [
    ...keysToList(bindings).filter(({ keys }) => areOn || isWithMod(keys)),
    ...others,
  ];
  const turn = (on: boolean) => {
    singleKeys.keep(on);
    appKeys.setSingles(on);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(keyMessages.sheet)}
      closeLabel={formatMessage(commonMessages.close)}
    >
      {groups.map((group) => {
        const own = working.filter((binding) => binding.group === group);
        if (own.length === 0) return null;
        return (
          <Section key={group}>
            <h3>{formatMessage(keySheetMessages[group])}</h3>
            <List>
              {[...Map.groupBy(own, ({ label }) => label.id)].map(
                ([id, [first, ...others]]) =>
                  first && (
                    <Fragment key={id}>
                      <dt>{formatMessage(first.label)}</dt>
                      <dd>
                        {formatList(
                          [first, ...others].map(({ keys }) => <Keys key={keys} keys={keys} />),
                          { type: 'disjunction' },
                        )}
                      </dd>
                    </Fragment>
                  ),
              )}
            </List>
          </Section>
        );
      })}
      <Switch spread isSelected={areOn} onChange={turn} description={formatMessage(keySheetMessages.singlesHelp)}>
        {formatMessage(keySheetMessages.singles)}
      </Switch>
    </Dialog>
  );
};

/** What is pressed one after the other reads as the page does; what is pressed at once stands as on the keyboard. */
function Keys({ keys }: { keys: string }) {
  const { formatMessage } = useIntl();
  return keys.split(' ').map((step, index) => (
    <Fragment key={step}>
      {index > 0 && ` ${formatMessage(keySheetMessages.then)} `}
      <Chord dir="ltr">
        {step.split('+').map((key) => (
          <KeyCap key={key}>{shownKey(key)}</KeyCap>
        ))}
      </Chord>
    </Fragment>
  ));
}

const Section = styled.section`
  margin-block-end: ${({ theme }) => theme.space(5)};

  & > h3 {
    margin-block-end: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.type.control}
  }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};

  & > dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  /* The last keys of all sections stand below each other. */
  & > dd {
    justify-self: end;
  }
`;

const Chord = styled.span`
  display: inline-flex;
  gap: ${({ theme }) => theme.space(1)};
`;
