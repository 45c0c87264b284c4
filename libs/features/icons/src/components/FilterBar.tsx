import { commonMessages } from '@ezone/shell/notices/words';
import { betweenBars } from '@ezone/ui/below-bars';
import { Chip } from '@ezone/ui/chip';
import { NativeSelect } from '@ezone/ui/native-select';
import { useKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { iconMessages, iconSentences } from '../messages';
import { iconFamilies } from '../model/icon';
import type { IconFamily } from '../model/icon';
import { ALL } from '../useCategories';
import type { CategoryChoice } from '../useCategories';
import type { Wanted } from '../useFilter';

export type FilterBarProps = {
  wanted: Wanted;
  onWant: (change: Partial<Wanted>) => void;
  /** None while they are not known; null where they stand beside the icons. */
  categories: readonly CategoryChoice[] | null;
  /** What was found, in words. It is announced when it changes. */
  result: string;
  searchRef: RefObject<SearchFieldHandle | null>;
};

const styles: readonly (IconFamily | null)[] = [null, ...iconFamilies];

/** Search, category and style. It stays in view; the categories are in it where there is no room for them beside the icons. */
export const FilterBar = ({ wanted, onWant, categories, result, searchRef }: FilterBarProps) => {
  const { formatMessage } = useIntl();
  useKeys([
    {
      keys: '/',
      icon: <Search />,
      label: iconMessages.search,
      group: 'page',
      run: () => {
        searchRef.current?.focus();
        return undefined;
      },
    },
  ]);
  const chosen = wanted.category ?? ALL;
  const optionOf = ({ id, name, count }: CategoryChoice) => ({
    id,
    label: formatMessage(iconSentences.withCount, { name, count }),
  });
  return (
    <Bar>
      <Fields>
        <SearchField
          ref={searchRef}
          label={formatMessage(iconMessages.search)}
          clearLabel={formatMessage(commonMessages.clearSearch)}
          shortcut={useShownKey('/')}
          query={wanted.query}
          onSearch={(query) => {
            onWant({ query });
          }}
        />
        {categories && (
          <NativeSelect
            label={formatMessage(iconMessages.category)}
            labelHidden
            options={
              categories.length > 0
                ? categories.map(optionOf)
                : [{ id: chosen, label: formatMessage(iconMessages.allCategories) }]
            }
            value={chosen}
            onChange={(id) => {
              onWant({ category: id === ALL ? null : id });
            }}
          />
        )}
      </Fields>
      <Second>
        <Styles role="group" aria-label={formatMessage(iconMessages.style)}>
          {styles.map((family) => (
            <Chip
              key={family}
              pressed={wanted.family === family}
              tone={wanted.family === family ? 'primary' : 'neutral'}
              onPress={() => {
                onWant({ family });
              }}
            >
              {formatMessage(iconMessages[family ?? 'allStyles'])}
            </Chip>
          ))}
        </Styles>
        <Result role="status">{result}</Result>
      </Second>
    </Bar>
  );
};

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
  padding-block: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(3)};
  background: ${({ theme }) => theme.color.bg};

  /* On a phone it would take a third of the view, and half of it beside a keyboard. */
  ${({ theme }) => theme.up.sm} {
    position: sticky;
    z-index: ${({ theme }) => theme.layer.sticky};
    inset-block-start: ${betweenBars.start};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};

  ${({ theme }) => theme.up.sm} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }

  ${({ theme }) => theme.up.lg} {
    grid-template-columns: minmax(0, 48rem);
  }
`;

const Second = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
  min-block-size: 2.4rem;
`;

const Styles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const Result = styled.p`
  ${({ theme }) => theme.type.dense}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.color.textMuted};
`;
