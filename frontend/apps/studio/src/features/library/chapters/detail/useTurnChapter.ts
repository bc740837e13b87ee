import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from '../../useRefresh';
import { useSay } from '../../useSay';

const addresses = {
  send_to_review: '/api/library/chapters/{chapter_id}/review',
  send_back: '/api/library/chapters/{chapter_id}/draft',
  retire: '/api/library/chapters/{chapter_id}/retire',
  reopen: '/api/library/chapters/{chapter_id}/reopen',
} as const;

export type Turn = keyof typeof addresses;
export const turns = Object.keys(addresses) as Turn[];

/** Where a chapter stands from now on: in review, a draft again, retired, reopened. */
export const useTurnChapter = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    mutationFn: (turn: Turn) => unwrap(api.POST(addresses[turn], { params: { path: { chapter_id: id } } })),
    onSuccess: (_, turn) => {
      say(turn);
      void refresh();
    },
  });
};
