import { directionOf, languages, useLanguage } from '@ezone/i18n';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { isSchemeName, SchemeScope } from '@ezone/ui/theme';
import { createElement } from 'react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PropDocs } from '#documentation/docgen';
import { docsSentences } from '../messages';
import { useExampleArgs } from './ExampleArgs';
import { ExampleBoundary } from './ExampleBoundary';
import { ExampleCode } from './ExampleCode';
import { argsOf, componentOf, nameOf } from './story';
import type { Stories, Story } from './story';
import { EditedArgs, storyComponent } from './storyComponent';

const stay = () => undefined;

/** A link in an example shows how it looks: it neither leaves the page nor changes its address. */
const keepHere = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

type InlineExampleProps = {
  of: Story;
  from: Stories;
  /** @default the page tells of no props */
  docs?: PropDocs;
};

/** A story that stands in the page, with its code, in which its values can be changed. */
export const InlineExample = ({ of: story, from: stories, docs = {} }: InlineExampleProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [edited, change] = useExampleArgs(story);
  const { scheme = '', locale } = story.globals ?? {};
  const spoken = languages.find((known) => known === locale) ?? 'en';
  const hasOwnRender = Boolean(story.render ?? stories.default.render);
  return (
    <Figure aria-label={formatMessage(docsSentences.example, { name: nameOf(stories, story) })} lang={language}>
      <Plate scheme={isSchemeName(scheme) ? scheme : undefined} lang={spoken} dir={directionOf(spoken)}>
        <Inside onClick={keepHere}>
          <AriaProvider locale={spoken} navigate={stay}>
            {/* Drawn anew with each change: many an example reads its value once, as its first. */}
            <ExampleBoundary key={JSON.stringify(edited)}>
              <EditedArgs value={edited}>{createElement(storyComponent(stories, story))}</EditedArgs>
            </ExampleBoundary>
          </AriaProvider>
        </Inside>
      </Plate>
      {!hasOwnRender && (
        <Foot>
          <ExampleCode
            component={componentOf(stories)}
            args={{ ...argsOf(stories, story), ...edited }}
            chosen={(docs[componentOf(stories)] ?? []).flatMap(({ name, options }) => (options ? [name] : []))}
            onChange={change}
          />
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
  ${({ theme }) => theme.type.body}
  /* What an example hides from view lies in it: elsewhere it would make the document longer than the window. */
  position: relative;
  overflow-wrap: normal;
  padding: ${({ theme }) => theme.space(6)};
  overflow: auto;
  border-radius: ${({ theme }) => theme.radius.card};

  ${({ theme }) => theme.up.sm} {
    padding: ${({ theme }) => theme.space(8)};
  }
`;

/* No box of its own: an example is laid out by its plate. */
const Inside = styled.div`
  display: contents;
`;

const Foot = styled.div`
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  border-end-start-radius: ${({ theme }) => theme.radius.card};
  border-end-end-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  @media print {
    & button {
      display: none;
    }
  }
`;
