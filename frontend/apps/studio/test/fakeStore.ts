/** How the object store answers a part: a status, nothing at all, or not before it is told. */
type Answer = number | 'lost' | 'held';

type Sent = { address: string; size: number; finish: (answer: Exclude<Answer, 'held'>) => void };

/** The object store at the edge of the network: what XMLHttpRequest sends, and what comes back. For tests. */
export const fakeStore = (answerTo: (address: string, times: number) => Answer = () => 200) => {
  const sent: Sent[] = [];
  let now = 0;
  const most = { value: 0 };

  class Request {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    onload?: () => void;
    onerror?: () => void;
    onloadend?: () => void;
    #address = '';
    #over = false;

    open(_: string, address: string) {
      this.#address = address;
    }

    send(bytes: Blob) {
      now += 1;
      most.value = Math.max(most.value, now);
      const finish = (answer: number | 'lost') => this.#end(answer);
      sent.push({ address: this.#address, size: bytes.size, finish });
      const part = (address: string) => address.split('?')[0];
      const times = sent.filter(({ address }) => part(address) === part(this.#address)).length;
      const answer = answerTo(this.#address, times);
      queueMicrotask(() => {
        if (this.#over) return;
        this.upload.onprogress?.({ loaded: Math.floor(bytes.size / 2) });
        if (answer !== 'held') finish(answer);
      });
    }

    abort() {
      this.#leave();
    }

    #leave() {
      if (this.#over) return;
      this.#over = true;
      now -= 1;
      this.onloadend?.();
    }

    #end(answer: number | 'lost') {
      if (this.#over) return;
      if (answer === 'lost') this.onerror?.();
      else {
        this.status = answer;
        this.onload?.();
      }
      this.#leave();
    }
  }

  return { Request, sent, mostAtOnce: () => most.value, addresses: () => sent.map(({ address }) => address) };
};
