import { useApi } from '@ezone/shell/data/query';
import { commonMessages } from '@ezone/shell/notices/words';
import { cutLine } from '@ezone/ui/cut-line';
import { IconButton } from '@ezone/ui/icon-button';
import { focusAtOnce, useLayer } from '@ezone/ui/layers';
import { lazyContent } from '@ezone/ui/lazy-content';
import { Tooltip } from '@ezone/ui/tooltip';
import { LazyDetail } from '@ezone/shell/page/list-detail';
import { useLanguage } from '@ezone/i18n';
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { FileIcon } from '../components/FileIcon';
import { filesMessages, typeMessages } from '../messages';
import { previewMessages } from './previewMessages';
import { isFolder, previewKindOf } from '../model/file';
import type { FileEntry } from '../model/file';
import { saveFiles } from '../saveFiles';
import { useSizeText } from '@ezone/shell/data/files';
import { TextPreview } from './TextPreview';

const loadPdf = lazyContent(async () => (await import('./PdfPreview')).PdfPreview);

export type PreviewDialogProps = {
  file: FileEntry;
  /** Those that it stands among, for the next and the previous one. */
  files: readonly FileEntry[];
  onStep: (id: string) => void;
  onClose: () => void;
};

/** A file over the whole window: seen, read or heard without being saved. The arrows lead to the files beside it. */
export const PreviewDialog = ({ file, files, onStep, onClose }: PreviewDialogProps) => {
  const { formatMessage } = useIntl();
  const { direction } = useLanguage();
  const api = useApi();
  const { id, name, url } = file;
  useLayer(true, onClose);
  useEffect(() => {
    // Only notes down when it was: nobody waits for that, and nothing is lost without it.
    api.openFile({ body: { id } }).catch(() => undefined);
  }, [api, id]);
  const seen = files.filter((one) => !isFolder(one));
  const at = seen.findIndex((one) => one.id === id);
  const step = (by: 1 | -1) => {
    const next = seen[at + by];
    if (next) onStep(next.id);
  };
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target instanceof Element ? event.target : null;
    const isUsed = at?.closest('video, audio, input, [data-scrolls-sideways]');
    if (isUsed || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') step(event.key === onward ? 1 : -1);
    // The key that has opened it.
    else if (event.key === ' ' && !at?.closest('button')) onClose();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      pressKey(event);
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, []);
  const stepButton = (by: 1 | -1) => {
    const label = formatMessage(by === 1 ? previewMessages.next : previewMessages.previous);
    return (
      <Tooltip text={label} shortcut={(by === 1) === (direction === 'ltr') ? '→' : '←'}>
        <IconButton
          icon={<Arrow as={by === 1 ? ChevronRight : ChevronLeft} />}
          label={label}
          isDisabled={!seen[at + by]}
          onPress={() => {
            step(by);
          }}
        />
      </Tooltip>
    );
  };
  const download = formatMessage(filesMessages.download);
  const close = formatMessage(commonMessages.close);
  return (
    <Backdrop
      isOpen
      isKeyboardDismissDisabled
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Frame>
        <Layout ref={focusAtOnce}>
          <Head>
            <FileIcon type={file.type} />
            <Heading slot="title">
              <bdi>{name}</bdi>
            </Heading>
            {stepButton(-1)}
            {stepButton(1)}
            {url !== null && (
              <Tooltip text={download}>
                <IconButton
                  icon={<Download />}
                  label={download}
                  onPress={() => {
                    saveFiles([file]);
                  }}
                />
              </Tooltip>
            )}
            <Tooltip text={close} shortcut="Esc">
              <IconButton icon={<X />} label={close} onPress={onClose} />
            </Tooltip>
          </Head>
          <Body>
            <Content key={id} file={file} />
          </Body>
        </Layout>
      </Frame>
    </Backdrop>
  );
};

/** What is seen of a file; of what the browser cannot show, the facts. */
function Content({ file }: { file: FileEntry }) {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  const { name, url, type, size } = file;
  switch (url === null ? null : previewKindOf(file)) {
    case 'picture':
      return <Picture src={`${url ?? ''}?size=2048`} alt={name} />;
    case 'audio':
      return <audio src={url ?? ''} controls aria-label={name} />;
    case 'video':
      return <Video src={url ?? ''} controls aria-label={name} />;
    case 'text':
      return <TextPreview url={url ?? ''} name={name} />;
    case 'pdf':
      return <LazyDetail load={loadPdf} props={{ url: url ?? '', name }} />;
    case null:
      return (
        <Facts>
          <FileIcon type={type} size={7.2} />
          <p>{formatMessage(url === null ? previewMessages.noBytes : previewMessages.noContent)}</p>
          <small>
            {formatMessage(typeMessages[type])}
            {size !== null && ` · ${sizeText(size)}`}
          </small>
        </Facts>
      );
  }
}

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  background: ${({ theme }) => theme.color.bg};
`;

const Frame = styled(Modal)`
  block-size: 100%;
`;

const Layout = styled(Dialog)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  outline: none;
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-block-size: ${({ theme }) => theme.width.toolbar};
  padding-inline: ${({ theme }) => theme.space(4)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  & > h2 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-inline: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.type.cardTitle}
    ${cutLine}
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-block-size: 0;
  overflow: hidden;
`;

const Arrow = styled(ChevronRight)`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

const Picture = styled.img`
  max-inline-size: 100%;
  max-block-size: 100%;
  object-fit: contain;
`;

const Video = styled.video`
  max-inline-size: 100%;
  max-block-size: 100%;
`;

const Facts = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(6)};
  color: ${({ theme }) => theme.color.textMuted};

  & > p {
    margin: 0;
  }
`;
