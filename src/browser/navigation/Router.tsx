import { useLayoutEffect } from 'react';
import {
  BrowserRouter,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/** Changes the address to a path with its search and hash. `replace`: without a step of its own in the history. */
export type ChangeAddress = (path: string, options: { replace: boolean }) => void;

/** Where the router is, and whether it came there by back or forward. */
export interface RouteLocation {
  pathname: string;
  hash: string;
  back: boolean;
}

interface RouterProps {
  onReady: (changeAddress: ChangeAddress) => void;
  onNavigated: (location: RouteLocation) => void;
}

const toRouteLocation = (location: Location, type: NavigationType): RouteLocation => ({
  pathname: location.pathname,
  hash: location.hash,
  back: type === NavigationType.Pop,
});

/** Tells the application every change of address, before the next frame. One catch-all: it knows no list of pages. */
function Listener({ onReady, onNavigated }: RouterProps) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => onNavigated(toRouteLocation(location, type)), [location, type, onNavigated]);
  useLayoutEffect(() => onReady(navigate), [navigate, onReady]);
  return null;
}

/** The router, apart from what it routes: it is fetched with the first navigation, not with the first page. */
export function Router(props: RouterProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <Listener {...props} />
    </BrowserRouter>
  );
}
