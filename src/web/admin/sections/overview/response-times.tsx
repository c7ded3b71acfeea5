// The response times to messages: the customers waiting now, how long they have waited, and the usual time
// until a reply.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { conversationEndpoints } from '#modules/contacts/endpoints.ts';
import { href } from '#shared/href.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { endpointQuery } from '../../endpoint-query.ts';
import { countedText } from '../../format.ts';
import { useRights } from '../../session/admin-session.ts';
import { durationText, waitedText } from '../../shared/duration-text.ts';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';

const answerFiguresQuery = endpointQuery(['conversations', 'figures'], conversationEndpoints.figures);

export function ResponseTimes() {
  const mayRead = useRights().reads('contacts');
  const query = useQuery({ ...answerFiguresQuery, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Panel
      title="Vragen van klanten"
      className="lg:[&_dl]:flex lg:[&_dl]:flex-wrap lg:[&_dl]:gap-x-12 lg:[&_dl>div]:grid-cols-[auto_1fr]"
      beside={<Link to={href('/admin/contacts')}>Alle vragen</Link>}
    >
      <Loaded query={query} rows={3} loading="Vragen laden" failed="Fout bij laden van de vragen">
        {({ waiting, oldestSince, answered, medianMinutes }) => (
          <DetailList>
            <Detail name="Nu open">
              {waiting === 0 ? 'Niemand wacht' : countedText(waiting, 'vraag', 'vragen')}
            </Detail>
            {oldestSince ? <Detail name="Wacht het langst">{waitedText(oldestSince)}</Detail> : null}
            <Detail name="Eerste antwoord">
              {medianMinutes === null
                ? 'Nog niets beantwoord in de laatste 28 dagen'
                : `meestal na ${durationText(medianMinutes)} (${countedText(answered, 'gesprek', 'gesprekken')} in 28 dagen)`}
            </Detail>
          </DetailList>
        )}
      </Loaded>
    </Panel>
  );
}
