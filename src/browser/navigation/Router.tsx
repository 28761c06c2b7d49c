import { useLayoutEffect } from 'react';
import {
  BrowserRouter,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/** Changes the address to a path with its search and hash. `replace`: without a new history entry. */
export type ChangeAddress = (path: string, options: { replace: boolean }) => void;

/** The current location, and whether it was reached by back or forward. */
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

/**
 * Reports every change of location to the application, before the next frame. A single catch-all route: no list of
 * pages.
 */
function Listener({ onReady, onNavigated }: RouterProps) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => onNavigated(toRouteLocation(location, type)), [location, type, onNavigated]);
  useLayoutEffect(() => onReady(navigate), [navigate, onReady]);
  return null;
}

/** The router, in its own chunk that is loaded with the first navigation. */
export function Router(props: RouterProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <Listener {...props} />
    </BrowserRouter>
  );
}
