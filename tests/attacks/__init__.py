"""What one client may cost the others, with a server, attackers and players in processes of their own."""
