import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { MessageFrame } from '@ezone/ui/message-frame';
import { Tooltip } from '@ezone/ui/tooltip';
import { Ellipsis, RotateCcw, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { writingMessages } from '../writingMessages';
import { withoutImages } from '../model/quotes';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'";

const STYLE = `
:root { color: var(--text); font: var(--size)/1.6 var(--font); }
body { margin: 0; overflow-wrap: anywhere; }
body > div > :first-child { margin-block-start: 0; }
a { color: var(--link); }
img { max-inline-size: 100%; border: 1px dashed var(--border); }
pre { white-space: pre-wrap; }
blockquote { margin: 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--border); }
table { border-collapse: collapse; }
th, td { padding: 0.25em 0.75em; border: 1px solid var(--border); text-align: start; }
`;

/** The quote as a page that loads no image, whatever it names: whoever sent it would learn that it is answered. */
const pageOf = (quote: string) =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>${STYLE}</style></head>` +
  `<body dir="auto">${withoutImages(quote)}</body></html>`;

export type QuotedTextProps = {
  /** As HTML; empty where nothing is quoted. */
  quote: string;
  onChange: (quote: string) => void;
};

/** The mail that a draft quotes: folded, to be looked at, and to be left out. */
export const QuotedText = ({ quote, onChange }: QuotedTextProps) => {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  /** What was left out, to be put back. */
  const [removed, setRemoved] = useState('');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const srcDoc = useMemo(() => (isOpen && quote !== '' ? pageOf(quote) : null), [isOpen, quote]);
  if (quote === '' && removed === '') return null;
  const remove = formatMessage(writingMessages.removeQuote);
  const [label, icon] =
    quote === ''
      ? [writingMessages.restoreQuote, <RotateCcw key="restore" />]
      : [isOpen ? writingMessages.hideQuote : writingMessages.showQuote, <Ellipsis key="fold" />];
  return (
    <div>
      <Bar>
        <Button
          ref={buttonRef}
          size="dense"
          icon={icon}
          {...(quote !== '' && { 'aria-expanded': isOpen })}
          onPress={() => {
            if (quote === '') onChange(removed);
            else setOpen(!isOpen);
          }}
        >
          {formatMessage(label)}
        </Button>
        {quote !== '' && (
          <Tooltip text={remove}>
            <IconButton
              icon={<X />}
              label={remove}
              size="dense"
              onPress={() => {
                setRemoved(quote);
                onChange('');
                buttonRef.current?.focus();
              }}
            />
          </Tooltip>
        )}
      </Bar>
      {srcDoc !== null && (
        <Preview>
          <MessageFrame
            unfoldLabel={formatMessage(writingMessages.showQuote)}
            key={srcDoc}
            page={{ srcDoc }}
            title={formatMessage(writingMessages.quotedText)}
          />
        </Preview>
      )}
    </div>
  );
};

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

const Preview = styled.div`
  margin-block-start: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
`;
