import { useSettings } from '@ezone/shell/settings';
import { Button } from '@ezone/ui/button';
import { useIsWide } from '@ezone/ui/is-wide';
import { Link } from '@ezone/ui/link';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { StoryFrame } from '#documentation/storyFrames';
import { docsMessages, docsSentences } from '../messages';
import { useOwnWords } from '../useOwnWords';
import { StoryWindow } from './StoryWindow';

/**
 * A story that wants a whole window: it runs in Storybook's, in the scheme and the language of whoever looks. On a narrow screen it comes
 * when it is asked for, as it is large, and is as wide as the screen.
 */
export const ExampleFrame = ({ frame, height, width }: StoryFrame) => {
  const { formatMessage } = useIntl();
  const own = useOwnWords();
  const { settings } = useSettings();
  const isWide = useIsWide();
  const [isAsked, setAsked] = useState(false);
  const name = frame.split('--').at(-1)?.replaceAll('-', ' ') ?? frame;
  return (
    <Figure lang={own.lang}>
      {isWide || isAsked ? (
        <StoryWindow
          title={formatMessage(docsSentences.example, { name })}
          storybook="/storybook/"
          width={isWide ? width : undefined}
          scheme={settings.scheme}
          language={own.lang}
          {...{ frame, height }}
        />
      ) : (
        <Place>
          <Button
            onPress={() => {
              setAsked(true);
            }}
          >
            <FormattedMessage {...docsMessages.show} />
          </Button>
        </Place>
      )}
      <Foot dir={own.dir}>
        <bdi lang="en">{name}</bdi>
        <Link href={`/storybook/?path=/story/${frame}`}>
          <FormattedMessage {...docsMessages.inStorybook} />
        </Link>
      </Foot>
    </Figure>
  );
};

const Figure = styled.figure`
  margin-block: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  overflow: hidden;
`;

const Place = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 16rem;
`;

const Foot = styled.figcaption`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  ${({ theme }) => theme.type.dense}
`;
