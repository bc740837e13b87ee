import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeredSinceOpened } from './answeredSinceOpened';

it('an answer of before is none until the same is asked again', async () => {
  const client = new QueryClient();
  client.setQueryData(['checks'], 'ready');
  const asked = Promise.withResolvers<string>();
  const Screen = () => {
    const checks = answeredSinceOpened(useQuery({ queryKey: ['checks'], queryFn: () => asked.promise }));
    return <p>{checks.data ?? 'unknown'}</p>;
  };
  render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );

  expect(screen.getByText('unknown')).toBeVisible();
  asked.resolve('blocked');

  expect(await screen.findByText('blocked')).toBeVisible();
});
