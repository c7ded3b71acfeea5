// A button that downloads a file from the shop. Before a file with personal data, the operator must prove
// their identity. The browser itself does the download, so the size of the file does not matter.

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountEndpoints } from '#modules/accounts/endpoints.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { send, urlOf } from '#web/client/request.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { fetchByBrowser } from './save-file.ts';

type FileButtonProps = {
  endpoint: Endpoint;
  asked?: Parameters<typeof urlOf>[1];
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
};

export function FileButton({ endpoint, asked, children, ...rest }: FileButtonProps) {
  const address = urlOf(endpoint, asked);
  if (endpoint.proven)
    return (
      <ProvenFile address={address} {...rest}>
        {children}
      </ProvenFile>
    );
  return (
    <ButtonLink href={address} download {...rest}>
      {children}
    </ButtonLink>
  );
}

type ProvenFileProps = Omit<FileButtonProps, 'endpoint' | 'asked'> & { address: string };

function ProvenFile({ address, children, ...rest }: ProvenFileProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // The request is repeated automatically after the operator has proved their identity.
      await send(accountEndpoints.checkProof);
      fetchByBrowser(address);
    },
    meta: { failed: 'Downloaden is niet gelukt' },
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()} {...rest}>
      {children}
    </Button>
  );
}

/** A button that downloads the whole list as CSV, with the filters on screen applied. */
export function CsvFileButton(props: Pick<FileButtonProps, 'endpoint' | 'asked'>) {
  return (
    <FileButton {...props}>
      <Download size={14} aria-hidden /> CSV
    </FileButton>
  );
}
