// Any address the shop does not know leads to its front door.

import { redirect } from 'react-router';

export function loader() {
  return redirect('/');
}
