import { directionOf, languages, useLanguage } from '@ezone/i18n';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { Disclosure } from '@ezone/ui/disclosure';
import { isSchemeName, SchemeScope } from '@ezone/ui/theme';
import { createElement } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { CodeBlock } from '../markdown/CodeBlock';
import { docsMessages, docsSentences } from '../messages';
import { codeOf } from './codeOf';
import { useExampleArgs } from './ExampleArgs';
import { argsOf, componentOf, nameOf } from './story';
import type { Stories, Story } from './story';
import { EditedArgs, storyComponent } from './storyComponent';

const stay = () => undefined;

/** A story that stands in the page, with its code. */
export const InlineExample = ({ of: story, from: stories }: { of: Story; from: Stories }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [edited] = useExampleArgs(story);
  const { scheme = '', locale } = story.globals ?? {};
  const spoken = languages.find((known) => known === locale) ?? 'en';
  const name = nameOf(stories, story);
  return (
    <Figure aria-label={formatMessage(docsSentences.example, { name })}>
      <Plate scheme={isSchemeName(scheme) ? scheme : undefined} lang={spoken} dir={directionOf(spoken)}>
        <AriaProvider locale={spoken} navigate={stay}>
          <EditedArgs value={edited}>{createElement(storyComponent(stories, story))}</EditedArgs>
        </AriaProvider>
      </Plate>
      {!story.render && !stories.default.render && (
        <Foot lang={language} dir={directionOf(language)}>
          <Disclosure title={`${name}: ${formatMessage(docsMessages.code)}`}>
            <CodeBlock html={codeOf(componentOf(stories), { ...argsOf(stories, story), ...edited })} language="tsx" />
          </Disclosure>
        </Foot>
      )}
    </Figure>
  );
};

const Figure = styled.figure`
  margin-block: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
`;

const Plate = styled(SchemeScope)`
  padding: ${({ theme }) => theme.space(8)};
  overflow: auto;
  border-radius: ${({ theme }) => theme.radius.card};
`;

const Foot = styled.div`
  padding: ${({ theme }) => theme.space(1)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
