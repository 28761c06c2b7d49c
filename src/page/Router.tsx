import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  BrowserRouter,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

export type Navigate = (path: string) => void;

/** Where the router is, and whether it came there by back or forward. */
export interface Place {
  pathname: string;
  hash: string;
  back: boolean;
}

interface RouterProps {
  onReady: (navigate: Navigate) => void;
  onPlace: (place: Place) => void;
}

const placeOf = (location: Location, type: NavigationType): Place => ({
  pathname: location.pathname,
  hash: location.hash,
  back: type === NavigationType.Pop,
});

/** Tells the application every change of address, before the next frame. One catch-all: it knows no list of pages. */
function Listener({ onReady, onPlace }: RouterProps) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => onPlace(placeOf(location, type)), [location, type, onPlace]);
  // At once: left to React's own time a change of address waits for a task of its own.
  useLayoutEffect(() => onReady((path) => flushSync(() => navigate(path))), [navigate, onReady]);
  return null;
}

/** The router, apart from what it routes: it is fetched with the first navigation, not with the first page. */
export default function Router(props: RouterProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <Listener {...props} />
    </BrowserRouter>
  );
}
